import { Frame, MediaOnly } from '../design-system'

/** The placeholder for posts without a picture: a section drawing of a house. */
export function PostCover() {
  return (
    <MediaOnly media="screen">
      <Frame aria-hidden="true" ground="navy" shape="landscape" corners="square">
        <svg
          viewBox="0 0 640 400"
          preserveAspectRatio="xMidYMid slice"
          fill="none"
          stroke="currentColor"
          className="size-full text-muted"
        >
          <g strokeWidth="0.75" strokeDasharray="14 4 2 4" opacity="0.6">
            <path d="M160 64V344M290 64V344M400 64V344M500 64V344" />
          </g>
          <g strokeWidth="1.25">
            <circle cx="160" cy="50" r="14" />
            <circle cx="290" cy="50" r="14" />
            <circle cx="400" cy="50" r="14" />
            <circle cx="500" cy="50" r="14" />
          </g>
          <g stroke="none" fill="currentColor" textAnchor="middle" fontSize="13" className="font-medium">
            <text x="160" y="54.5">
              A
            </text>
            <text x="290" y="54.5">
              B
            </text>
            <text x="400" y="54.5">
              C
            </text>
            <text x="500" y="54.5">
              D
            </text>
          </g>
          <path d="M40 268H160M500 268H600" strokeWidth="2" />
          <g strokeWidth="0.75" opacity="0.6">
            <path d="M52 268L40 280M76 268L64 280M100 268L88 280M124 268L112 280M148 268L136 280" />
            <path d="M524 268L512 280M548 268L536 280M572 268L560 280M596 268L584 280" />
          </g>
          <g strokeWidth="5" strokeLinejoin="miter" className="text-ink">
            <path d="M148 110H436M400 110V196M160 110V268M160 196H512M500 196V268M160 268H500M290 110V196" />
            <path d="M290 268V330H500V268" />
          </g>
          <path
            d="M304 268V258H318V248H332V238H346V228H360V218H374V208H388V196"
            strokeWidth="1.5"
            className="text-ink"
          />
          <g strokeWidth="1">
            <path d="M174 140H276V190H174ZM225 140V190M304 128H386V190H304ZM345 128V190M412 212H488V262H412Z" />
            <path d="M544 268V232M544 236C528 232 522 214 530 204C528 190 560 190 558 204C566 214 560 232 544 236Z" />
            <path d="M92 268V216M92 222C70 216 62 192 74 178C72 158 112 158 110 178C122 192 114 216 92 222Z" />
          </g>
          <g strokeWidth="1.5" className="text-accent">
            <path d="M160 364H500M160 356V372M290 356V372M500 356V372" />
            <path d="M154 370L166 358M284 370L296 358M494 370L506 358" strokeWidth="2.5" />
          </g>
        </svg>
      </Frame>
    </MediaOnly>
  )
}
