import { IconButton } from '../IconButton'
import { useLabels } from '../labels'

interface PlaybackButtonProps {
  /** What moves, as the button's name ends. */
  label: string
  isPlaying: boolean
  onToggle: () => void
}

/** Pauses what moves by itself. Not there where nothing moves: under reduced motion, or for want of a script. */
export function PlaybackButton({ label, isPlaying, onToggle }: PlaybackButtonProps) {
  const labels = useLabels()
  return (
    <span className="flex motion-reduce:hidden noscript:hidden">
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? labels.pause(label) : labels.play(label)}
        onClick={onToggle}
      />
    </span>
  )
}
