import { createContext, useContext } from 'react';
import type { DeskStore } from './DeskStore';

const DeskContext = createContext<DeskStore | undefined>(undefined);

export const DeskProvider = DeskContext.Provider;

export function useDesk(): DeskStore {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('A part of the desk was drawn outside a DeskProvider.');
  return desk;
}
