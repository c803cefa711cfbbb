import type { Attributes, Histogram, MetricOptions } from '@opentelemetry/api';
import { histogramOf } from './metrics';

type Vital = 'lcp_ms' | 'inp_ms' | 'cls';

/** The measures, whose buckets have the bounds that tell a good page from a poor one. Source: web.dev/articles/vitals. */
const measures: Readonly<Record<Vital, { readonly name: string } & MetricOptions>> = {
  lcp_ms: {
    name: 'joinery.web_vital.lcp',
    unit: 'ms',
    description: 'Largest Contentful Paint: when the largest part of a page was drawn',
    advice: { explicitBucketBoundaries: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000] },
  },
  inp_ms: {
    name: 'joinery.web_vital.inp',
    unit: 'ms',
    description: 'Interaction to Next Paint: how long a page took to show what a press did',
    advice: { explicitBucketBoundaries: [50, 100, 150, 200, 300, 500, 1000, 2000] },
  },
  cls: {
    name: 'joinery.web_vital.cls',
    unit: '1',
    description: 'Cumulative Layout Shift: how much a page moved by itself',
    advice: { explicitBucketBoundaries: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1] },
  },
};

const histograms = new Map<Vital, Histogram>();

/** Records how fast a page was. The attributes name a kind of page, so that there are few of them. */
export function recordVitals(vitals: Partial<Readonly<Record<Vital, number>>>, attributes: Attributes): void {
  for (const vital of ['lcp_ms', 'inp_ms', 'cls'] as const) {
    const value = vitals[vital];
    if (value === undefined) continue;
    const { name, ...options } = measures[vital];
    const histogram = histograms.get(vital) ?? histogramOf(name, options);
    histograms.set(vital, histogram);
    histogram.record(value, attributes);
  }
}
