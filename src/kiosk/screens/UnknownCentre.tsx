import { nearestName } from '../../ground/journey/language/unknownName';
import { Note } from '../../kit/components/Note';

/** Tells whoever sets a kiosk up that its address names a centre that does not exist, with the one that was meant. */
export function UnknownCentre({ slug, slugs }: { readonly slug: string; readonly slugs: readonly string[] }) {
  const near = nearestName(slug, slugs);
  return (
    <div className="kiosk-advice">
      <Note type="warning" title="This screen does not know its centre">
        The address of this kiosk says “centre={slug}”, and there is no such centre.{' '}
        {near === undefined
          ? 'Ask whoever set it up to correct it.'
          : `Did you mean “centre=${near}”? Correct the address.`}{' '}
        Until then customers choose among all centres.
      </Note>
    </div>
  );
}
