import { useT } from "#i18n/use-t.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { chooseTheme, type Theme, themeAfter, useTheme } from "./theme-choice.ts";
import tool from "./tool.module.css";

const ICON_OF: Record<Theme, IconName> = { system: "halfDisc", light: "sun", dark: "moon" };

interface ThemeSwitchProps {
  /** Names the present theme beside its picture, if there is room. */
  readonly isNamed?: boolean;
}

/** Turns from the device's theme to light, to dark and round again. */
export function ThemeSwitch({ isNamed = false }: ThemeSwitchProps) {
  const t = useT();
  const theme = useTheme();
  return (
    <button
      type="button"
      className={tool.tool}
      aria-label={t(`theme.${theme}.toggle`)}
      title={t(`theme.${theme}.toggle`)}
      onClick={() => chooseTheme(themeAfter(theme))}
    >
      <Icon name={ICON_OF[theme]} />
      {isNamed && t(`theme.${theme}`)}
    </button>
  );
}
