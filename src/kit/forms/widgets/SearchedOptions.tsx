import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { FieldOption } from '../../fields/definition';

export type SearchedOptionsProps = {
  /** The label of the field whose options are searched. */
  readonly label: string;
  readonly options: readonly FieldOption[];
  readonly chosen: ReadonlySet<string>;
  /** The number of found options that are drawn; those after them are drawn if they are chosen. */
  readonly maxDrawn: number;
  /** True if a chosen option stays in the list although the search does not find it. */
  readonly keepsChosen: boolean;
  readonly disabled: boolean;
  /** Renders the options that are listed. */
  readonly children: (listed: readonly FieldOption[]) => ReactNode;
};

/** A long list of options under a search box, which tells how many it finds, and where there are none, what to do. */
export function SearchedOptions(props: SearchedOptionsProps) {
  const { label, options, chosen, maxDrawn, keepsChosen, disabled, children } = props;
  const [search, setSearch] = useState('');
  const box = useRef<HTMLInputElement>(null);
  // A tick in a list of thousands searches none of them again.
  const found = useMemo(() => new Set(options.filter(matcher(search))), [options, search]);
  const drawn = useMemo(() => new Set([...found].slice(0, maxDrawn)), [found, maxDrawn]);
  const stays = (option: FieldOption): boolean => chosen.has(option.value) && (keepsChosen || found.has(option));
  const handleShowAll = (): void => {
    setSearch('');
    box.current?.focus();
  };
  return (
    <>
      <div className="option-search">
        <input
          ref={box}
          className="input"
          type="search"
          autoComplete="off"
          dir="auto"
          aria-label={`Search ${label}`}
          placeholder="Search"
          value={search}
          disabled={disabled}
          onChange={(event) => setSearch(event.target.value)}
          // The search box is part of a form, which Enter would send.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <p className="small" role="status">
          {chosen.size > 0 && `${chosen.size} chosen. `}
          {countText(found.size, drawn.size)}
        </p>
        {found.size === 0 && (
          <button type="button" className="link" disabled={disabled} onClick={handleShowAll}>
            Show all options
          </button>
        )}
      </div>
      {children(options.filter((option) => drawn.has(option) || stays(option)))}
    </>
  );
}

/** Returns a test for options whose labels have every word of a search, in capitals and with accents or not. */
function matcher(search: string): (option: FieldOption) => boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return ({ label }) => {
    const text = plain(label);
    return words.every((word) => text.includes(word));
  };
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function countText(found: number, drawn: number): string {
  if (found === 0) return 'No option matches. Try another word, or show all options.';
  return found > drawn ? `The first ${drawn} of ${found}. Search for others.` : `${found} to choose from.`;
}
