import { control, field, put } from './controls';
import type { Step } from './Row';
import { pageText } from './rules';
import type { Visit } from './Visit';

/** The longest time that anything on the page may take here, in milliseconds. */
export const patienceMs = 12_000;

/** A way to the screen that does not lead there: the row is wrong, not the page. */
export class Lost extends Error {}

/** Takes a step of the way, once that can be done. */
export async function take(step: Step, visit: Visit): Promise<void> {
  if (typeof step === 'function') {
    if (await visit.until(() => visit.isAtRest && step(), patienceMs)) return;
    throw new Lost(`has nothing for ${step.toString()}: ${pageText().slice(0, 1500)}`);
  }
  await ready(step, visit);
  if (typeof step === 'string') return control(step)?.click();
  for (const [label, value] of Object.entries(step)) {
    const input = field(label);
    if (input) put(input, value);
  }
  await new Promise((resolve) => setTimeout(resolve, 1));
}

/** Waits until a step can be taken. */
export async function ready(step: Step, visit: Visit): Promise<void> {
  if (typeof step === 'function') {
    await visit.until(() => visit.isAtRest, patienceMs);
    return;
  }
  const isThere = (): boolean =>
    typeof step === 'string' ? control(step) !== undefined : Object.keys(step).every((label) => field(label));
  if (await visit.until(isThere, patienceMs)) return;
  const what =
    typeof step === 'string'
      ? step
      : Object.keys(step)
          .filter((label) => !field(label))
          .join(', ');
  throw new Lost(`has no "${what}": ${pageText().slice(0, 1500)}`);
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
    if (typeof step === 'object') {
      await ready(step, visit);
      await visit.until(() => visit.isAtRest, patienceMs);
      lost.push(...Object.entries(step).flatMap(([label, value]) => (hasKept(label, value) ? [] : [label])));
    }
    await take(step, visit);
  }
  return lost;
}

function hasKept(label: string, value: string | true): boolean {
  const input = field(label);
  if (!input || input.type === 'password') return true;
  return value === true || input.type === 'radio' ? input.checked : input.value === value;
}
