import { useChosenConventions } from "#api/conventions/use-chosen-conventions.ts";
import { usePublicSettings } from "#api/use-public-settings.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { SmallFold } from "#ui/fold/small-fold.tsx";
import { OutboundLink } from "#ui/press/outbound-link.tsx";
import { Wordmark } from "#ui/wordmark.tsx";
import { chatAddress } from "./chat-address.ts";
import { ChatLink } from "./chat-link.tsx";
import { ContactLinks } from "./contact-links.tsx";
import styles from "./footer.module.css";
import { SERVICE_LINKS } from "./site-links.ts";

export function Footer() {
  const t = useT();
  const { ayanamsas } = SCREEN_LANGUAGES[useLanguage().lang];
  const { ayanamsa } = useChosenConventions();
  const { chatNumber } = usePublicSettings();
  return (
    <footer className={`oxford ${styles.footer}`} data-below-screen>
      <div className={chatNumber === null ? `sheet ${styles.columns}` : `sheet ${styles.columns} ${styles.belowChat}`}>
        <div>
          <Wordmark className={styles.wordmark} />
          <p className={styles.promise}>{t("footer.promise", { ayanamsa: ayanamsas[ayanamsa] })}</p>
        </div>
        <nav className={styles.services} aria-label={t("footer.services")}>
          <ul>
            {SERVICE_LINKS.map(({ to, label }) => (
              <li key={to}>
                <AppLink to={to}>{t(label)}</AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.contacts}>
          <ContactLinks>
            {chatNumber !== null && (
              <li>
                <OutboundLink href={chatAddress(chatNumber, t("contact.greeting"))}>
                  {t("contact.chatNumber", { number: `+${chatNumber}` })}
                </OutboundLink>
              </li>
            )}
          </ContactLinks>
        </div>
        <div className={styles.sources}>
          <SmallFold title={t("footer.sources")} isPhoneOnly>
            <p className={styles.credit}>
              {t("footer.places")}{" "}
              <OutboundLink href="https://www.geonames.org/">
                <span lang="en">GeoNames</span>
              </OutboundLink>{" "}
              (
              <OutboundLink href="https://creativecommons.org/licenses/by/4.0/">
                <span lang="en">CC BY 4.0</span>
              </OutboundLink>
              , {t("footer.changed")}). {t("footer.mandals")}{" "}
              <OutboundLink href="https://www.data.gov.in/catalog/all-india-pincode-directory">
                {t("footer.posts")}
              </OutboundLink>
              , <OutboundLink href="https://geosadak-pmgsy.nic.in/opendata/">{t("footer.roads")}</OutboundLink> (
              <span lang="en">GODL-India</span>). {t("footer.zones")}{" "}
              <OutboundLink href="https://www.openstreetmap.org/copyright">
                <span lang="en">OpenStreetMap</span>
              </OutboundLink>{" "}
              (<span lang="en">ODbL</span>).
            </p>
          </SmallFold>
        </div>
      </div>
      <ChatLink />
    </footer>
  );
}
