import type { Step } from './Row';
import { Act } from './Row';
import type { Visit } from './Visit';

/** A way to the screen that does not lead there: the row is wrong, not the page. */
export class Lost extends Error {}

/** Takes a step of the way, once that can be done. */
export async function take(step: Step, visit: Visit): Promise<void> {
  if (step instanceof Act) {
    if (await visit.until(async () => (await visit.isAtRest()) && (await visit.take(step)))) return;
    throw new Lost(`has nothing for ${JSON.stringify(step.deed)}: ${await shown(visit)}`);
  }
  await ready(step, visit);
  await visit.take(step);
}

/** Waits until a step can be taken. */
export async function ready(step: Step, visit: Visit): Promise<void> {
  if (step instanceof Act) {
    await visit.until(() => visit.isAtRest());
    return;
  }
  if (await visit.until(() => visit.canTake(step))) return;
  throw new Lost(`has no ${JSON.stringify(step)}: ${await shown(visit)}`);
}

export function namesOf(steps: readonly Step[] = []): readonly string[] {
  return steps.filter((step) => typeof step === 'string');
}

/**
 * Takes the steps once more after the customer has signed in again. Resolves with the labels of the fields that no longer
 * have what was typed in them; passwords are never kept.
 */
export async function retake(steps: readonly Step[], visit: Visit): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const step of steps) {
    if (typeof step === 'object' && !(step instanceof Act)) {
      await ready(step, visit);
      await visit.until(() => visit.isAtRest());
      for (const [label, value] of Object.entries(step)) if (!(await visit.hasKept(label, value))) lost.push(label);
    }
    await take(step, visit);
  }
  return lost;
}

async function shown(visit: Visit): Promise<string> {
  return (await visit.look()).text.slice(0, 1500);
}
