/** A failure to start that the person at the terminal can mend: its message is shown without a stack. */
export class Failure extends Error {
  override readonly name = 'Failure';
}
