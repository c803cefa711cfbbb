import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js'; // gates read this format only
import { useMemo } from 'react';
import { spacedNumber } from '../../ground/core/spacedNumber';

/** The white margin on both sides, in modules: Code 128 requires ten. */
const quietZone = 10;
export const barcodeHeight = 60;

/** A barcode as a drawing: its width in modules, and the path of its black bars. */
type Drawing = { readonly width: number; readonly path: string };

/** A number as a Code 128 barcode for the gates, with the digits below. */
export function Barcode({ number }: { readonly number: string }) {
  const drawing = useMemo(() => drawBarcode(number), [number]);
  const spaced = spacedNumber(number);
  if (!drawing) return <p className="barcode-number">{spaced}</p>;
  const { width, path } = drawing;
  return (
    <>
      <svg
        className="barcode"
        viewBox={`0 0 ${width} ${barcodeHeight}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Membership barcode ${spaced}`}
        shapeRendering="crispEdges"
      >
        <rect width={width} height={barcodeHeight} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p className="barcode-number" aria-hidden="true">
        {spaced}
      </p>
    </>
  );
}

/** Draws a number as a Code 128 barcode; `undefined` when Code 128 cannot encode the number. */
export function drawBarcode(number: string): Drawing | undefined {
  const code = new CODE128(number, {});
  if (!code.valid()) return undefined;
  const modules = code.encode().data; // one character for each module, `1` for black
  return { width: modules.length + 2 * quietZone, path: pathOf(modules) };
}

function pathOf(bars: string): string {
  return Array.from(
    bars.matchAll(/1+/g),
    ({ index, 0: bar }) => `M${index + quietZone} 0h${bar.length}v${barcodeHeight}h-${bar.length}z`,
  ).join('');
}
