import { DailyHoroscope } from "./daily/daily-horoscope.tsx";
import { Hero } from "./hero/hero.tsx";
import { Questions } from "./questions.tsx";
import { Services } from "./services/services.tsx";

export function HomePage() {
  return (
    <>
      <Hero />
      <div className="sheet">
        <Services />
        <DailyHoroscope />
        <Questions />
      </div>
    </>
  );
}
