import { Suspense } from 'react';
import { lazyPart } from '../../components/lazyPart';
import { PartBoundary } from '../../components/PartBoundary';
import type { SearchedOptionsProps } from './SearchedOptions';

const SearchedOptions = lazyPart(
  () => import('./SearchedOptions'),
  (part) => part.SearchedOptions,
);

/** A long list of options with a search box, without which they can be chosen until its code is loaded, or if it fails to. */
export function LongOptions(props: SearchedOptionsProps) {
  const { options, maxDrawn, children } = props;
  return (
    <PartBoundary fallback={() => children(options)}>
      <Suspense fallback={children(options.slice(0, maxDrawn))}>
        <SearchedOptions {...props} />
      </Suspense>
    </PartBoundary>
  );
}
