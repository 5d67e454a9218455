/** What is shown when a page breaks: that it did, and how to go on. */
import { Component, type ReactNode } from "react";
import { BrokenPage } from "./pages/BrokenPage.tsx";

export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render() {
    return this.state.error ? <BrokenPage error={this.state.error} /> : this.props.children;
  }
}
