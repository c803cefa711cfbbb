import type { DataDrivenPropertyValueSpecification, ExpressionSpecification, StyleSpecification } from 'maplibre-gl';

type Layer = StyleSpecification['layers'][number];

/**
 * Returns a style whose labels are `scale` times as large, as the page's own text is on a terminal and for a reader who set
 * larger text. A style that is an address is not known here, and stays.
 */
export function enlargedLabels(style: string | StyleSpecification, scale: number): string | StyleSpecification {
  if (typeof style === 'string' || scale === 1) return style;
  return { ...style, layers: style.layers.map((layer) => enlarged(layer, scale)) };
}

function enlarged(layer: Layer, scale: number): Layer {
  if (layer.type !== 'symbol') return layer;
  const { 'text-size': size = 16, 'icon-text-fit': fit } = layer.layout ?? {}; // 16: the map library's own size
  const icon = fit === undefined && { 'icon-size': scale };
  return { ...layer, layout: { ...layer.layout, 'text-size': times(size, scale), ...icon } };
}

/** Multiplies a size; one that depends on the zoom has to do that at the top, so its values are multiplied. */
function times(
  size: DataDrivenPropertyValueSpecification<number>,
  scale: number,
): DataDrivenPropertyValueSpecification<number> {
  if (typeof size === 'number') return size * scale;
  if (!Array.isArray(size)) return size;
  const firstValue = size[0] === 'interpolate' ? 4 : 2;
  if (size[0] !== 'interpolate' && size[0] !== 'step') return ['*', scale, size];
  const isValue = (index: number): boolean => index >= firstValue && (index - firstValue) % 2 === 0;
  const parts: readonly unknown[] = size;
  return parts.map((each, index) => (isValue(index) ? ['*', scale, each] : each)) as ExpressionSpecification; // as it was
}
