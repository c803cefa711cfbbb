import type { JourneyState } from '../../ground/journey/language/step';
import type { TagEvent } from './dataLayer';

/** Returns the events of a journey's step: sections opened, completed, or failed at a request. */
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
