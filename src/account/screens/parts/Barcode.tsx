import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js'; // gates read this format only
import { useMemo } from 'react';

/** The white margin on both sides, in modules: Code 128 requires ten. */
const quietZone = 10;
const height = 60;

/** A number as a Code 128 barcode for the gates, with the digits below. */
export function Barcode({ number }: { readonly number: string }) {
  const bars = useMemo(() => barsOf(number), [number]);
  const spaced = number.replaceAll(/(.{4})(?=.)/g, '$1 ');
  if (bars === undefined) return <p className="barcode-number">{spaced}</p>;
  const width = bars.length + 2 * quietZone;
  return (
    <>
      <svg
        className="barcode"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Membership barcode ${spaced}`}
        shapeRendering="crispEdges"
      >
        <rect width={width} height={height} fill="#fff" />
        <path d={pathOf(bars)} fill="#000" />
      </svg>
      <p className="barcode-number" aria-hidden="true">
        {spaced}
      </p>
    </>
  );
}

/** Returns one character for each module, `1` for black; `undefined` when Code 128 cannot encode the number. */
function barsOf(number: string): string | undefined {
  const code = new CODE128(number, {});
  return code.valid() ? code.encode().data : undefined;
}

function pathOf(bars: string): string {
  return Array.from(
    bars.matchAll(/1+/g),
    ({ index, 0: bar }) => `M${index + quietZone} 0h${bar.length}v${height}h-${bar.length}z`,
  ).join('');
}
