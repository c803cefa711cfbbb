import { requiredContext } from '../kit/components/requiredContext';
import type { DeskStore } from './DeskStore';

export const [DeskProvider, useDesk] = requiredContext<DeskStore>('desk');
