import styles from "./icon.module.css";

/** Drawn on the grid of the glyphs: 24 wide, stroke 1.5, round ends. */
const ICONS = {
  menu: "M3 7h18M3 12h18M3 17h18",
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c5.5 5 5.5 13 0 18M12 3c-5.5 5-5.5 13 0 18",
  sun: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M18.7 5.3l-1.8 1.8M7.1 16.9l-1.8 1.8",
  moon: "M20 14.2A8.6 8.6 0 0 1 9.8 4a8.6 8.6 0 1 0 10.2 10.2Z",
  halfDisc: "M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM12 4v16M14.5 5.2v13.6M17 6.6v10.8",
  chat: "M4 5h16v11.5h-8.5L7 20.5v-4H4ZM8 9h8M8 12.5h5.5",
  target: "M17 12a5 5 0 1 1-10 0 5 5 0 0 1 10 0ZM12 2.5V7M12 17v4.5M2.5 12H7M17 12h4.5",
  plus: "M12 5v14M5 12h14",
  bin: "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10.2 10.5v6M13.8 10.5v6",
  arrow: "M4 12h16M14 6l6 6-6 6",
  down: "M5.5 9l6.5 6.5L18.5 9",
  share: "M12 15V3.5M7.5 8 12 3.5 16.5 8M6 11.5H4.5v9h15v-9H18",
  copy: "M8.5 8.5h11v11h-11ZM15.5 8.5v-4h-11v11h4",
  eye: "M2.5 12c2.4-4 5.6-6 9.5-6s7.1 2 9.5 6c-2.4 4-5.6 6-9.5 6s-7.1-2-9.5-6ZM14.8 12a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0Z",
  key: "M11.5 15.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM10.4 12.7 19.5 3.5M16 7l3 3M13.3 9.7l2 2",
  swap: "M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4",
  pair: "M14.5 12a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0ZM20.5 12a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Z",
  pause: "M9 6v12M15 6v12",
  play: "M8.5 5.5v13l10-6.5Z",
  sunrise: "M3 18.5h18M6.5 18.5a5.5 5.5 0 0 1 11 0M12 6v3.5M4.9 10.4l2.1 2.1M19.1 10.4 17 12.5",
  month: "M4 5h16v15H4ZM4 10h16M4 15h16M9.3 10v10M14.7 10v10",
  lamp: "M3.5 14.5h17c-.5 3.3-3.9 5.5-8.5 5.5s-8-2.2-8.5-5.5ZM12 4c1.9 2.3 2.7 3.7 2.7 5.1a2.7 2.7 0 0 1-5.4 0C9.3 7.7 10.1 6.3 12 4Z",
  chart:
    "M4 4h16v16H4ZM8.5 8.5h7v7h-7ZM4 8.5h4.5M15.5 8.5H20M4 15.5h4.5M15.5 15.5H20M8.5 4v4.5M15.5 4v4.5M8.5 15.5V20M15.5 15.5V20",
  temple:
    "M3.5 20.5h17M6 20.5l1.8-10.5h8.4L18 20.5M7.1 14.8h9.8M9 10l.9-3.4h4.2L15 10M9.9 6.6c0-1.5 4.2-1.5 4.2 0M12 5.4V3M10.4 20.5v-2.6a1.6 1.6 0 0 1 3.2 0v2.6",
} as const;

export type IconName = keyof typeof ICONS;

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** A picture beside words or inside a named control; it says nothing itself. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={[styles.icon, className].filter(Boolean).join(" ")} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
