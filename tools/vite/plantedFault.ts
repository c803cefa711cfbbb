import { mistake, type Fault } from '../../tests/support/fault.ts';
import type { Plugin } from 'vite';

/** Sets the mistake that PLANTED_FAULT has, if any, into the code under test: see tests/faults. */
export function plantedFault(): Plugin[] {
  const { PLANTED_FAULT: planted } = process.env;
  return planted === undefined ? [] : [mistake(process.cwd(), JSON.parse(planted) as Fault)];
}
