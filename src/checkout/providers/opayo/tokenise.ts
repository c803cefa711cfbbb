import type { FieldsResult } from '../provider';
import { opayoMessages, opayoText } from './opayoTexts';
import type { TokeniseResult } from './sagepay';

/** Milliseconds without a callback after which fields count as wrong or empty: Opayo then only shows a note in its frame. */
const silenceMs = 2000;

/**
 * Waits for the callback of one tokenisation. After two seconds without one, it is refused: a later callback is ignored,
 * and the session counts as spent.
 */
export function awaitTokenisation(
  tokenise: (onAnswer: (result: TokeniseResult) => void) => void,
): Promise<FieldsResult> {
  return new Promise((resolve) => {
    const timer = setTimeout(
      () => resolve({ kind: 'refused', message: opayoMessages.incomplete, spent: true }),
      silenceMs,
    );
    const answered = (submitted: FieldsResult): void => {
      clearTimeout(timer);
      resolve(submitted); // a promise ignores all but the first result
    };
    try {
      tokenise((result) => answered(read(result)));
    } catch {
      answered({ kind: 'refused', message: opayoMessages.processing, spent: true });
    }
  });
}

function read({ success, cardIdentifier, error, errors }: TokeniseResult): FieldsResult {
  if (success) return { kind: 'token', body: cardIdentifier === undefined ? {} : { cardIdentifier } };
  const first = errors?.[0];
  if (!error && !first) return { kind: 'refused', message: opayoMessages.checkCard, spent: true };
  const code = error?.errorCode ?? first?.code;
  const said = error?.errorMessage ?? first?.clientMessage ?? first?.message ?? first?.description;
  const message = (code === undefined ? undefined : opayoText(String(code))) ?? said ?? opayoMessages.invalid;
  return { kind: 'refused', message, spent: true };
}
