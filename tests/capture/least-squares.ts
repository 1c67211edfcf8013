/** Levenberg-Marquardt with a numeric Jacobian: small, dense, and only used while authoring. */
export function leastSquares(
  start: Float64Array,
  residuals: (x: Float64Array) => number[],
  steps: number,
): { x: Float64Array; cost: number } {
  let x = start.slice();
  let r = residuals(x);
  let cost = sum(r);
  let damping = 1e-2;
  const n = x.length;
  for (let step = 0; step < steps; step++) {
    const m = r.length;
    const columns: Float64Array[] = [];
    for (let i = 0; i < n; i++) {
      const h = 1e-4;
      const nudged = x.slice();
      nudged[i] += h;
      const moved = residuals(nudged);
      const column = new Float64Array(m);
      for (let k = 0; k < m; k++) column[k] = (moved[k] - r[k]) / h;
      columns.push(column);
    }
    const normal = columns.map((a, i) => Float64Array.from(columns, (b, j) => (j <= i ? dot(a, b) : 0)));
    const gradient = columns.map((a) => dot(a, r));
    let better = false;
    for (let attempt = 0; attempt < 6 && !better; attempt++) {
      const move = solve(normal, gradient, damping);
      const candidate = x.map((v, i) => v - move[i]);
      const moved = residuals(candidate);
      const movedCost = sum(moved);
      if (movedCost < cost) {
        better = cost - movedCost > 1e-6 * cost;
        x = candidate;
        r = moved;
        cost = movedCost;
        damping = Math.max(1e-6, damping / 4);
        if (!better) return { x, cost };
      } else damping *= 5;
    }
    if (!better) break;
  }
  return { x, cost };
}

function sum(r: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < r.length; i++) total += r[i] * r[i];
  return total;
}

function dot(a: Float64Array, b: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < a.length; i++) total += a[i] * b[i];
  return total;
}

/** Cholesky on the lower triangle with the diagonal raised by the damping. */
function solve(normal: Float64Array[], gradient: number[], damping: number): Float64Array {
  const n = gradient.length;
  const l = normal.map((row) => row.slice());
  for (let i = 0; i < n; i++) {
    l[i][i] = normal[i][i] * (1 + damping) + 1e-9;
    for (let j = 0; j <= i; j++) {
      let value = l[i][j];
      for (let k = 0; k < j; k++) value -= l[i][k] * l[j][k];
      l[i][j] = i === j ? Math.sqrt(Math.max(value, 1e-12)) : value / l[j][j];
    }
  }
  const y = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    let value = gradient[i];
    for (let k = 0; k < i; k++) value -= l[i][k] * y[k];
    y[i] = value / l[i][i];
  }
  for (let i = n - 1; i >= 0; i--) {
    let value = y[i];
    for (let k = i + 1; k < n; k++) value -= l[k][i] * y[k];
    y[i] = value / l[i][i];
  }
  return y;
}
