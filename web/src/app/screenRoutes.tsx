import { paths } from '@acometida/api-spec/rules/clientPaths'
import { createElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import { lazyScreen } from '#src/api/lazyScreen.ts'
import { NotFoundScreen } from '#src/screens/support/NotFoundScreen.tsx'
import { sessionStore, useSessionState, whenCallsMayBeMade } from '#src/session/session.store.ts'
import { Page } from '#src/ui/layout/Page.tsx'
import { LazySignedInFrame } from './LazySignedInFrame.ts'
import { PrivateArea } from './PrivateArea.tsx'
import { PublicArea } from './PublicArea.tsx'
import { PublicLayout } from './PublicLayout.tsx'
import { type ScreenRoute, screens } from './screens.ts'

/** The routes of the screens for visitors, in their frame. */
export const visitorRoutes = screens.filter(({ roles }) => roles === 'visitor').map(routeOf)

/** All others, in the frames of those who may open them. */
export const commonRoutes: RouteObject[] = [
  { element: <PrivateArea />, children: screens.filter(({ roles }) => typeof roles === 'function').map(routeOf) },
  { element: <CommonLayout />, children: screens.filter(({ roles }) => roles === 'anyone').map(routeOf) },
  { path: paths.notFound, element: <NotFoundArea /> },
]

function routeOf({ path, load, texts, prefetch }: ScreenRoute): RouteObject {
  const Screen = lazyScreen(load, ...texts)
  return {
    path,
    element: createElement(Screen),
    // Only where there is something to ask for: a page with a loader is drawn after the navigation to it has ended (see
    // useActing.ts).
    ...(prefetch && {
      loader: ({ request }) => {
        // The screen does not wait for it: it has its own way to show that something is missing.
        whenCallsMayBeMade(() => void prefetch(new URL(request.url).searchParams))
        const code = Promise.all([Screen.preload(), LazySignedInFrame.preload()])
        // While a session starts there is nothing to show, and its screen is there when it has.
        return sessionStore.current().status === 'starting' ? code : null
      },
    }),
  }
}

function CommonLayout() {
  return useSessionState().status === 'visitor' ? <PublicLayout /> : <PrivateArea />
}

/** The page for unknown addresses, in the frame of whoever comes to it. */
function NotFoundArea() {
  const state = useSessionState()
  if (state.status === 'visitor') {
    return (
      <PublicArea>
        <NotFoundScreen />
      </PublicArea>
    )
  }
  return (
    <LazySignedInFrame>
      <Page width="narrow">
        <NotFoundScreen />
      </Page>
    </LazySignedInFrame>
  )
}
