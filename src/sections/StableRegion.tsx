import { Component, createRef, type ReactNode } from 'react'
import { focusOnce } from '../design-system'

interface StableRegionProps {
  /** The accessible name, announced when the region receives the focus; undefined while there is no message. */
  label: string | undefined
  /** Whether to keep the height of the previous content. */
  keepsHeight: boolean
  children: ReactNode
}

interface Snapshot {
  readonly height: number
  readonly hasFocus: boolean
}

/**
 * Use around a message that sits above other content and may be replaced by a shorter one without a user action. Not
 * needed for changes that follow a click.
 *
 * - No layout shift: keeps the height of the previous content, because not every browser supports scroll anchoring.
 * - Receives the focus, without scrolling, if the focused element was removed.
 */
export class StableRegion extends Component<StableRegionProps> {
  readonly #box = createRef<HTMLElement>()

  override getSnapshotBeforeUpdate(before: StableRegionProps): Snapshot | null {
    const box = this.#box.current
    if (!box || before.keepsHeight || !this.props.keepsHeight) return null
    return { height: box.getBoundingClientRect().height, hasFocus: box.contains(document.activeElement) }
  }

  override componentDidUpdate(_: StableRegionProps, __: unknown, snapshot: Snapshot | null) {
    const box = this.#box.current
    if (!box) return
    if (!this.props.keepsHeight) box.style.minHeight = ''
    if (!snapshot) return
    box.style.minHeight = `${snapshot.height}px`
    if (!snapshot.hasFocus || box.contains(document.activeElement)) return
    focusOnce(box)
  }

  override render() {
    return (
      <section ref={this.#box} aria-label={this.props.label} className="grid">
        {this.props.children}
      </section>
    )
  }
}
