import '../theme/look.css';
import { configure } from 'mobx';
import { createRoot } from 'react-dom/client';
import { loadMotion } from '../components/motion/arrival';
import { heldStates } from './heldStates';
import { Sheet } from './Sheet';

configure({ enforceActions: 'observed' });
heldStates(document.styleSheets);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(<Sheet />);
void loadMotion();
