import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("panchang", "routes/panchang.tsx"),
  route("panchang/month", "routes/panchang-month.tsx"),
  route("panchang/coordinates", "routes/panchang-coordinates.tsx"),
  route("panchang/conventions", "routes/panchang-conventions.tsx"),
  route("calculator", "routes/calculator.tsx"),
  route("results", "routes/results.tsx"),
  route("features", "routes/features.tsx"),
  route("report", "routes/report.tsx"),
  route("zodiac/daily/:sign", "routes/zodiac-daily.tsx"),
  route("utilities/gem-details", "routes/gem-details.tsx"),
  route("moon-sign", "routes/moon-sign.tsx"),
  route("year", "routes/year.tsx"),
  route("zodiac-signs", "routes/zodiac-signs.tsx"),
  route("zodiac/:sign", "routes/zodiac.tsx"),
  route("about", "routes/about.tsx"),
  route("contact", "routes/contact.tsx"),
  route("privacy", "routes/privacy.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
