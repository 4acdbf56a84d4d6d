import { type ComponentType, createElement } from 'react'
import { lazyPart, type LazyPart } from '#src/base/lazyPart.ts'

/** A screen, or another part that makes calls, whose code, texts and query client load later. See `lazyPart`. */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  when?: 'shown' | 'idle',
): LazyPart<Props> {
  return lazyPart<Props>(async () => {
    const [Screen, { Queries }] = await Promise.all([load(), import('./query/Queries.tsx')])
    return (props: Props) => createElement(Queries, null, createElement(Screen, props))
  }, when)
}
