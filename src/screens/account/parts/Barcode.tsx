import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js'; // the one of fifteen kinds that gates read
import { useMemo } from 'react';

/** White on both sides, without which a scanner cannot tell where the bars begin. In bars' widths, as Code 128 asks. */
const quietZone = 10;
const height = 60;

/** A number that a gate can scan: Code 128, with the number under it for people. */
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

/** One character a module, `1` for black; `undefined` when the number cannot be written as a barcode. */
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
