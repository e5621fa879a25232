import styles from "./needs-script.module.css";

/**
 * Says that this part only works with JavaScript. Without it the language cannot be known, so it is said in both.
 * Browsers that run scripts never draw it, and React leaves what is in it alone: scripts come without its words.
 */
export function NeedsScript() {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <div className={styles.note}>
          <p lang="en">
            This page needs JavaScript: charts and almanacs are asked from our server for your place and time. Switch it
            on and load the page again.
          </p>
          <p lang="te">ఈ పేజీకి జావాస్క్రిప్ట్ కావాలి: మీ ఊరికి, సమయానికి జాతకం, పంచాంగం మా సర్వర్ నుండి అడగాలి. దాన్ని ఆన్ చేసి పేజీని మళ్ళీ లోడ్ చేయండి.</p>
        </div>
      )}
    </noscript>
  );
}
