import type { ComponentType } from 'react'
import { lazyScreen } from '#src/api/lazyScreen.ts'
import { KnownPathContext } from '#src/base/knownPath.ts'

/** A part of the page that only a session has. It comes with the table of screens, and so knows which addresses lead somewhere. */
export function lazyArea<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyScreen<Props>(async () => {
    const [Area, { isKnownPath }] = await Promise.all([load(), import('./screens.ts')])
    return (props) => (
      <KnownPathContext value={isKnownPath}>
        <Area {...props} />
      </KnownPathContext>
    )
  })
}
