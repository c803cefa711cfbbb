import type { Config } from '../../../schemas/generated/config';

type IdleTimes = Required<Pick<Config['kiosk'], 'idleModalMs' | 'idleResetMs' | 'confirmationIdleMs'>>;

/** The idle times of a kiosk, in milliseconds, where a config names no others. */
const defaultIdleTimes: IdleTimes = { idleModalMs: 90_000, idleResetMs: 95_000, confirmationIdleMs: 10_000 };

/** The time in seconds that people need to answer a warning (WCAG 2.2, success criterion 2.2.1). */
export const leastSecondsToAnswer = 20;

/** Returns the idle times of a kiosk with these settings, in milliseconds. */
export function idleTimesOf(kiosk: Config['kiosk']): IdleTimes {
  return { ...defaultIdleTimes, ...kiosk };
}

/** Returns the seconds that a kiosk's warning gives to answer it. */
export function secondsToAnswer(kiosk: Config['kiosk']): number {
  const { idleModalMs, idleResetMs } = idleTimesOf(kiosk);
  return Math.max(0, (idleResetMs - idleModalMs) / 1000);
}
