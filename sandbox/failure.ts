/** A failure to start that the person at the terminal can mend: shown as its one line, without a stack. */
export class Failure extends Error {
  override readonly name = 'Failure';
}
