import { DailyHoroscope } from "./daily/daily-horoscope.tsx";
import { Hero } from "./hero/hero.tsx";
import { Questions } from "./questions.tsx";
import { Services } from "./services/services.tsx";
import { TodayCard } from "./today/today-card.tsx";

export function HomePage() {
  return (
    <>
      <Hero />
      <div className="sheet">
        <TodayCard />
        <Services />
        <DailyHoroscope />
        <Questions />
      </div>
    </>
  );
}
