import type { Submitted } from '../provider';
import { opayoMessages, opayoText } from './opayoTexts';
import type { TokeniseResult } from './sagepay';

/** Fields that are wrong or empty bring no answer at all, only a note inside the frame. Source: the product's rule. */
const silenceMs = 2000;

/**
 * Waits for the one answer to one press. Silence ends it after two seconds; an answer that comes later is dropped, and
 * its session counts as used.
 */
export function oneAnswer(ask: (onAnswer: (result: TokeniseResult) => void) => void): Promise<Submitted> {
  return new Promise((resolve) => {
    const timer = setTimeout(
      () => resolve({ kind: 'refused', message: opayoMessages.incomplete, spent: true }),
      silenceMs,
    );
    const answered = (submitted: Submitted): void => {
      clearTimeout(timer);
      resolve(submitted); // a promise takes the first answer only
    };
    try {
      ask((result) => answered(read(result)));
    } catch {
      answered({ kind: 'refused', message: opayoMessages.processing, spent: true });
    }
  });
}

function read({ success, cardIdentifier, error, errors }: TokeniseResult): Submitted {
  if (success) return { kind: 'token', body: cardIdentifier === undefined ? {} : { cardIdentifier } };
  const first = errors?.[0];
  if (!error && !first) return { kind: 'refused', message: opayoMessages.checkCard, spent: true };
  const code = error?.errorCode ?? first?.code;
  const said = error?.errorMessage ?? first?.clientMessage ?? first?.message ?? first?.description;
  const message = (code === undefined ? undefined : opayoText(String(code))) ?? said ?? opayoMessages.invalid;
  return { kind: 'refused', message, spent: true };
}
