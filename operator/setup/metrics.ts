import { metrics, type Attributes, type Counter, type Histogram, type MetricOptions } from '@opentelemetry/api';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import type { FastifyInstance } from 'fastify';

/** The name under which all of the server's own measures are made. */
const meterName = 'joinery';

/**
 * Serves the server's measures in the format of Prometheus, at `/metrics` of a port of their own: they
 * are for whoever runs the server, and no proxy leads there. Returns a function that stops it.
 */
export async function serveMetrics(at: { readonly port: number; readonly host: string }): Promise<() => Promise<void>> {
  const exporter = new PrometheusExporter({ ...at, preventServerStart: true });
  metrics.setGlobalMeterProvider(new MeterProvider({ readers: [exporter] }));
  await exporter.startServer();
  return () => exporter.stopServer();
}

/**
 * Measures how long every request takes, by its route and never by its address, which may name a customer. Source:
 * OpenTelemetry's semantic conventions for HTTP metrics.
 */
export function measureRequests(app: FastifyInstance): void {
  const durations = histogramOf('http.server.request.duration', {
    unit: 's',
    description: 'Duration of the requests that the server has answered',
    advice: {
      explicitBucketBoundaries: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10],
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    durations.record(reply.elapsedTime / 1000, {
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? 'unknown',
      'http.response.status_code': reply.statusCode,
    });
    done();
  });
}

/** Makes a measure of values by how often they come. Nothing is measured in a process that serves no measures. */
export function histogramOf(name: string, options: MetricOptions): Histogram {
  return metrics.getMeter(meterName).createHistogram(name, options);
}

const counters = new Map<string, Counter>();

/** Counts something that has happened. Nothing is counted in a process that serves no measures. */
export function count(name: string, attributes: Attributes): void {
  const counter = counters.get(name) ?? metrics.getMeter(meterName).createCounter(name);
  counters.set(name, counter);
  counter.add(1, attributes);
}

/** Measures by `read` whenever the measures are asked for. */
export function observe(name: string, description: string, read: () => Promise<readonly [number, Attributes][]>): void {
  metrics
    .getMeter(meterName)
    .createObservableGauge(name, { description })
    .addCallback(async (result) => {
      for (const [value, attributes] of await read()) result.observe(value, attributes);
    });
}
