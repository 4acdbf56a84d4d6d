import { expect, test } from 'vitest'
import { findNginx } from '../../lib/programs/nginx.ts'
import { proveScale } from './proveScale.ts'

const there = findNginx() !== null
if (!there)
  console.warn('deploy/nginx.scale.conf is not proved: there is no nginx here. Install it, or name it in NGINX.')

test.skipIf(!there)(
  'keeps worlds apart on four servers, loses those of a killed one, moves few for a new one',
  async () => {
    const figures = await proveScale({ worlds: 1_000, calls: 100_000 }, () => {})
    expect(figures.wrongAnswers).toBe(0)
    expect(figures.killed.worlds).toBeGreaterThan(0)
    expect([figures.killed.answered, figures.killed.lostElsewhere]).toEqual([0, 0])
    expect(figures.moved).toBeLessThanOrEqual(0.25)
    // With so few worlds a server has a handful more or less by chance. In the whole proof all are within 0.15.
    expect(figures.spread).toBeLessThanOrEqual(0.25)
  },
  300_000,
)
