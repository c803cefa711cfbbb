import { consentText, type ConsentChange } from '../../ground/core/consentTexts';

type EarlierChoicesProps = { readonly label: string; readonly changes: readonly ConsentChange[] };

/** The changes of a consent before the latest, folded away; nothing without one. `changes` begins with the latest. */
export function EarlierChoices({ label, changes }: EarlierChoicesProps) {
  const earlier = changes.slice(1);
  if (earlier.length === 0) return null;
  return (
    <details className="small">
      <summary aria-label={`${label}: earlier choices`}>Earlier choices ({earlier.length})</summary>
      <ul>
        {earlier.map((change) => (
          <li key={change.changedAt}>{consentText(change)}</li>
        ))}
      </ul>
    </details>
  );
}
