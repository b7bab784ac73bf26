import { Component, createRef, type ReactNode } from 'react'
import { focusOnce } from '../../design-system'

interface StableRegionProps {
  /** The accessible name, announced when the region receives the focus. */
  label: string
  /** Whether to keep the height of the previous content. */
  keepsHeight: boolean
  children: ReactNode
}

interface Snapshot {
  readonly height: number
  readonly hasFocus: boolean
}

/**
 * Around messages above other content that are replaced by a shorter one when the estimate has been sent meanwhile: keeps
 * their height, because not every browser supports scroll anchoring, and receives the focus if its element was removed.
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
