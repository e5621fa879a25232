import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { NODE_FLAGS } from "@vedanga/testing/server/child-server";
import { validate } from "dockerfile-utils";
import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1/Ingress";
import { NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicy";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { ConfigMap } from "kubernetes-models/v1/ConfigMap";
import { Namespace } from "kubernetes-models/v1/Namespace";
import { Secret } from "kubernetes-models/v1/Secret";
import { Service } from "kubernetes-models/v1/Service";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readConfig } from "../apps/server/src/config.ts";
import { ROOT } from "./library/run.ts";

const DEPLOY = join(ROOT, "deploy");
const read = (file: string): string => readFileSync(join(DEPLOY, file), "utf8");

/** Every setting the server reads, from the table that its own test compares with the code. */
const SETTINGS = [...readFileSync(join(ROOT, "docs/settings.md"), "utf8").matchAll(/^\| `([A-Z_]+)` \|/gm)].map(
  ([, name]) => name,
);

describe("the container file", () => {
  const dockerfile = read("Dockerfile");

  it("has no fault that a linter of container files finds", () => {
    expect(validate(dockerfile)).toEqual([]);
  });

  it("ends as an ordinary user with the server as its one process", () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
    expect(last).toMatch(/^USER 1000:1000$/m);
    const command = ["node", ...NODE_FLAGS, "apps/server/src/main.ts"].map((part) => JSON.stringify(part));
    expect(last).toContain(`\nCMD [${command.join(", ")}]\n`);
  });

  it("bounds the memory of the process as npm start does, and as the tests of memory find it", () => {
    const door = readFileSync(join(ROOT, "tools/boot.mjs"), "utf8");
    for (const flag of NODE_FLAGS) expect(door).toContain(`"${flag}"`);
  });

  it("copies only what is there", () => {
    const sources = [...dockerfile.matchAll(/^COPY --from=\w+ \/srv\/vedanga\/(\S+)/gm)].map(([, path]) => path ?? "");
    expect(sources.length).toBeGreaterThan(0);
    const madeByTheBuild = ["node_modules", "apps/web/build/client", "apps/web/build/docs", "apps/web/build/first-day"];
    for (const path of sources.filter((source) => !madeByTheBuild.includes(source))) {
      expect(globSync(path, { cwd: ROOT }), path).toHaveLength(1);
    }
  });

  it("sets what the server reads", () => {
    const [, settings = ""] = /^ENV NODE_ENV=production (.*)$/m.exec(dockerfile) ?? [];
    const names = settings.split(" ").map((pair) => pair.split("=")[0]);
    expect(SETTINGS).toEqual(expect.arrayContaining(names));
  });
});

describe("the compose file", () => {
  const { services } = parse(read("compose.yaml"));

  it("sets what the server reads, and demands both secrets", () => {
    const { environment } = services.server;
    expect(SETTINGS).toEqual(expect.arrayContaining(Object.keys(environment)));
    expect(environment.ID_SECRET).toContain(":?");
    expect(services.postgres.environment.POSTGRES_PASSWORD).toContain(":?");
  });

  it("says what the server is called, as it is until its operator names it", () => {
    const { environment, ports } = services.server;
    const [, named = ""] = /^\$\{PUBLIC_ORIGIN:-(.+)\}$/.exec(environment.PUBLIC_ORIGIN) ?? [];
    expect(readConfig({ PUBLIC_ORIGIN: named }, { isTerminal: false }).publicOrigin).toBe(named);
    expect(ports).toEqual([`127.0.0.1:${new URL(named).port}:8080`]);
  });

  it("starts the server read-only, on this machine's own address, once the database answers", () => {
    expect(services.server).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      ports: ["127.0.0.1:8080:8080"],
      depends_on: { postgres: { condition: "service_healthy" } },
    });
  });
});

describe("the cluster files", () => {
  const MODELS = {
    "autoscaler.yaml": HorizontalPodAutoscaler,
    "deployment.yaml": Deployment,
    "disruption-budget.yaml": PodDisruptionBudget,
    "ingress.yaml": Ingress,
    "namespace.yaml": Namespace,
    "network-policy.yaml": NetworkPolicy,
    "secret.example.yaml": Secret,
    "service.yaml": Service,
    "settings.yaml": ConfigMap,
  };
  const file = (name: keyof typeof MODELS) => parse(read(`kubernetes/${name}`));

  it.each(Object.entries(MODELS))("%s is what the cluster's own schema says", (name, Model) => {
    const written = parse(read(`kubernetes/${name}`));
    const model = new Model(written);
    expect(() => model.validate()).not.toThrow();
    expect({ apiVersion: model.apiVersion, kind: model.kind }).toEqual({
      apiVersion: written.apiVersion,
      kind: written.kind,
    });
  });

  it("are all applied but the example of the secret", () => {
    const { resources } = parse(read("kubernetes/kustomization.yaml"));
    const all = globSync("*.yaml", { cwd: join(DEPLOY, "kubernetes") });
    const others = all.filter((name) => !["kustomization.yaml", "secret.example.yaml"].includes(name));
    expect(resources.toSorted()).toEqual(others.toSorted());
    expect(Object.keys(MODELS).toSorted()).toEqual([...others, "secret.example.yaml"].toSorted());
  });

  const pod = file("deployment.yaml").spec.template;
  const [container] = pod.spec.containers;

  it("name each other rightly", () => {
    const { labels } = pod.metadata;
    expect(file("deployment.yaml").spec.selector.matchLabels).toEqual(labels);
    expect(file("service.yaml").spec.selector).toEqual(labels);
    expect(file("disruption-budget.yaml").spec.selector.matchLabels).toEqual(labels);
    expect(file("network-policy.yaml").spec.podSelector.matchLabels).toEqual(labels);
    const { name, kind } = file("autoscaler.yaml").spec.scaleTargetRef;
    expect([kind, name]).toEqual(["Deployment", file("deployment.yaml").metadata.name]);
    const [settings, secrets] = container.envFrom;
    expect(settings.configMapRef.name).toBe(file("settings.yaml").metadata.name);
    expect(secrets.secretRef.name).toBe(file("secret.example.yaml").metadata.name);
    const backends = file("ingress.yaml").spec.rules[0].http.paths.map(
      (path: { backend: { service: { name: string } } }) => path.backend.service.name,
    );
    expect(new Set(backends)).toEqual(new Set([file("service.yaml").metadata.name]));
  });

  it("set what the server reads, and listen where they knock", () => {
    const settings = file("settings.yaml").data;
    expect(SETTINGS).toEqual(expect.arrayContaining(Object.keys(settings)));
    expect(SETTINGS).toEqual(expect.arrayContaining(Object.keys(file("secret.example.yaml").stringData)));
    expect(container.ports).toEqual([{ name: "http", containerPort: Number(settings.PORT) }]);
    expect(container.readinessProbe.httpGet).toEqual({ path: "/readyz", port: "http" });
    expect(container.livenessProbe.httpGet).toEqual({ path: "/healthz", port: "http" });
  });

  it("say that the server is called what the ingress answers to", () => {
    const { rules, tls } = file("ingress.yaml").spec;
    const hosts = rules.map(({ host }: { host: string }) => host);
    expect(tls.flatMap(({ hosts }: { hosts: string[] }) => hosts)).toEqual(hosts);
    expect(file("settings.yaml").data.PUBLIC_ORIGIN).toBe(`https://${hosts[0]}`);
    expect(hosts).toHaveLength(1);
    expect(readConfig(file("settings.yaml").data, { isTerminal: false }).publicOrigin).toBe(`https://${hosts[0]}`);
  });

  it("let the server finish before it is killed", () => {
    const sleepSeconds = Number(container.lifecycle.preStop.exec.command[1]);
    const serverStopSeconds = 10;
    expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThan(sleepSeconds + serverStopSeconds);
  });

  it("show the world the app and the calls, and no internal path", () => {
    const paths = file("ingress.yaml").spec.rules[0].http.paths.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(["/", "/app", "/server", "/v3-json", "/robots.txt", "/sitemap.xml"]);
  });
});
