import type { FormModel } from './FormModel';

/** The sentence that tells a customer what the continue button waits for; `undefined` when it waits for nothing. */
export function gateHint({ gated }: Pick<FormModel, 'gated'>): string | undefined {
  const asks = gated.map(({ definition: { ask, label } }) => ask ?? `answer “${label}”`);
  const last = asks.pop();
  if (last === undefined) return undefined;
  const sentence = asks.length === 0 ? last : `${asks.join(', ')} and ${last}`;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)} to continue.`;
}
