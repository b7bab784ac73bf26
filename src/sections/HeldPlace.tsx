import { Component, createRef, type ReactNode } from 'react'
import { focusOnce } from '../design-system'

interface HeldPlaceProps {
  /** Names the region, which is read out when it takes the focus. */
  label: string
  /** Whether what is shown now takes the room of what was shown before. */
  isHeld: boolean
  children: ReactNode
}

interface Held {
  readonly height: number
  readonly hasFocus: boolean
}

/**
 * Use around a message that gives way to a shorter one by itself, above what is being read. For what changes at the
 * visitor's own press it is not needed.
 *
 * - Keeps the height that it had, so that nothing below moves; not every browser keeps the place of what is read.
 * - Takes the focus where it was on something that has gone, without scrolling.
 */
export class HeldPlace extends Component<HeldPlaceProps> {
  readonly #box = createRef<HTMLElement>()

  override getSnapshotBeforeUpdate(before: HeldPlaceProps): Held | null {
    const box = this.#box.current
    if (!box || before.isHeld || !this.props.isHeld) return null
    return { height: box.getBoundingClientRect().height, hasFocus: box.contains(document.activeElement) }
  }

  override componentDidUpdate(_: HeldPlaceProps, __: unknown, held: Held | null) {
    const box = this.#box.current
    if (!box) return
    if (!this.props.isHeld) box.style.minHeight = ''
    if (!held) return
    box.style.minHeight = `${held.height}px`
    if (!held.hasFocus || box.contains(document.activeElement)) return
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
