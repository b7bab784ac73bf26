import { IconButton, type IconButtonProps } from '../IconButton'
import { useLabels } from '../labels'

interface PlaybackButtonProps {
  /** The end of the button's accessible name, after "Pause" or "Play". */
  label: string
  isPlaying: boolean
  onToggle: () => void
  /** @default 'medium' */
  size?: IconButtonProps['size']
}

/** Pauses and resumes automatic movement. Hidden when nothing moves: under reduced motion or without JavaScript. */
export function PlaybackButton({ label, isPlaying, onToggle, size = 'medium' }: PlaybackButtonProps) {
  const labels = useLabels()
  return (
    <span className="flex motion-reduce:hidden noscript:hidden">
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? labels.pause(label) : labels.play(label)}
        size={size}
        onClick={onToggle}
      />
    </span>
  )
}
