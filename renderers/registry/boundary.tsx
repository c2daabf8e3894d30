import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
  /** Identity of the content, such as an element. When it changes, a failed render is retried. */
  of?: unknown;
  onError: (error: unknown) => void;
}

interface BoundaryState {
  failed: boolean;
  of: unknown;
}

/** Error boundary for the browser. On the server, Suspense isolates errors. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, of: this.props.of };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState) {
    return of === state.of ? null : { failed: false, of };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
