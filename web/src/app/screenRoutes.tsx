import { paths } from '@acometida/api-spec/rules/clientPaths'
import { createElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import { lazyScreen } from '#src/api/lazyScreen.ts'
import { useSessionState, whenSessionOpens } from '#src/session/session.store.ts'
import { NotFoundArea } from './NotFoundArea.tsx'
import { PrivateArea } from './PrivateArea.tsx'
import { PublicLayout } from './PublicLayout.tsx'
import { type ScreenRoute, screens } from './screens.ts'

/** The routes of the screens for visitors, in their frame. */
export const visitorRoutes = screens.filter(({ access }) => access === 'visitor').map(routeOf)

/** All others, in the frames of those who may open them. */
export const commonRoutes: RouteObject[] = [
  { element: <PrivateArea />, children: screens.filter(({ access }) => access === 'user').map(routeOf) },
  { element: <CommonLayout />, children: screens.filter(({ access }) => access === 'anyone').map(routeOf) },
  { path: paths.notFound, element: <NotFoundArea /> },
]

function routeOf({ path, load, texts, prefetch }: ScreenRoute): RouteObject {
  return {
    path,
    element: createElement(lazyScreen(load, ...texts)),
    // The screen does not wait for it: it has its own way to show that something is missing.
    ...(prefetch && {
      loader: () => {
        whenSessionOpens(() => void prefetch())
        return null
      },
    }),
  }
}

function CommonLayout() {
  return useSessionState().status === 'visitor' ? <PublicLayout /> : <PrivateArea />
}
