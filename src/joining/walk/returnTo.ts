import type { ArrivingWalk } from './ArrivingWalk';

/** Goes to a section that the browser's history names, or stops at the first before it whose form asks again for something. */
export function returnTo({ journey, forms }: Pick<ArrivingWalk, 'journey' | 'forms'>, section: string): void {
  const unmet = forms.unmet(section);
  journey.dispatch({ kind: 'returned', section: unmet?.section.id ?? section });
  unmet?.filled.attempt();
}
