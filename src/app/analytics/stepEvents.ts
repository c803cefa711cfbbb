import type { JourneyState } from '../../journey/step';
import type { TagEvent } from './dataLayer';

/** What a move of a journey says: sections opened, done, or failed at what they asked of the server. */
export function stepEvents(journey: string, before: JourneyState, after: JourneyState): readonly TagEvent[] {
  const said = (event: string, section: string): TagEvent => ({ event, journey, section });
  const done = after.edited.filter((id) => !before.edited.includes(id));
  const asked = before.status === 'calling' || before.status === 'submitting';
  const failed = asked && after.status === 'filling' && done.length === 0 ? after.open : null;
  const opened = after.open !== before.open ? after.open : null;
  return [
    ...done.map((id) => said('section_done', id)),
    ...(failed === null ? [] : [said('section_failed', failed)]),
    ...(opened === null ? [] : [said('section_opened', opened)]),
  ];
}
