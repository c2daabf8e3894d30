import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
  onError: (error: unknown) => void;
}

/** Keeps what throws inside away from its neighbours, in the browser. On the server, Suspense does that. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
