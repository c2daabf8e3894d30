import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
  /** What is drawn inside. When it changes, what threw before is tried again. */
  of?: unknown;
  onError: (error: unknown) => void;
}

interface BoundaryState {
  failed: boolean;
  of: unknown;
}

/** Keeps what throws inside away from its neighbours, in the browser. On the server, Suspense does that. */
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
