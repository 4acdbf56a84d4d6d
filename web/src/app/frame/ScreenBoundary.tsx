import { Component, type ReactNode } from 'react'
import { BrokenScreen } from '#src/screens/support/BrokenScreen.tsx'

type ScreenBoundaryProps = { readonly children: ReactNode }
type ScreenBoundaryState = { readonly failure: { readonly error: unknown } | null }

/**
 * Shows a failure in place of a screen that throws, so that the rest of the page goes on. Give each screen its own key.
 * React supports this in classes only.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override render() {
    return this.state.failure ? <BrokenScreen error={this.state.failure.error} /> : this.props.children
  }
}
