import '../shell/look.css';
import { configure } from 'mobx';
import { createRoot } from 'react-dom/client';
import { loadMotion } from '../kit/components/motion/loadMotion';
import { copyStateRules } from './copyStateRules';
import { Sheet } from './Sheet';

configure({ enforceActions: 'observed' });
copyStateRules(document.styleSheets);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(<Sheet />);
void loadMotion();
