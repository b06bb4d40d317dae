// A histogram that costs an answer next to nothing.
import type { Metric } from 'prom-client';

export function spread(name: string, help: string, bounds: readonly number[]) {
  const counts = bounds.map(() => 0);
  let sum = 0;
  let all = 0;
  function get() {
    let below = 0;
    const bucket = (le: number | '+Inf', value: number) => ({ metricName: `${name}_bucket`, labels: { le }, value });
    const values = bounds.map((bound, i) => {
      below += counts[i]!;
      return bucket(bound, below);
    });
    const total = [
      { metricName: `${name}_sum`, labels: {}, value: sum },
      { metricName: `${name}_count`, labels: {}, value: all },
    ];
    return { name, help, type: 'histogram', aggregator: 'sum', values: [...values, bucket('+Inf', all), ...total] };
  }
  return {
    /** All that the registry asks of a metric; its own histograms cannot be given counts. */
    metric: { name, get } as unknown as Metric,
    observe(value: number): void {
      sum += value;
      all++;
      for (let i = 0; i < bounds.length; i++)
        if (value <= bounds[i]!) {
          counts[i]!++;
          return;
        }
    },
  };
}
