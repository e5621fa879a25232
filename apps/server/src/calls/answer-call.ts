import type { AnswerOf, Call, Media, RequestOf } from "@vedanga/contract";
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from "fastify";
import { pricedAs } from "#plugins/address-counts.ts";
import type { App } from "#plugins/app-instance.ts";
import { refusalShapes } from "#plugins/call-schemas.ts";
import { flatBodyJudge } from "#plugins/flat-body.ts";

type Answering<C extends Call> = (request: RequestOf<C>, reply: FastifyReply) => AnswerOf<C> | Promise<AnswerOf<C>>;

/** Makes the route of a call from its value: path, parameters, caching and price. */
export function answerCall<C extends Call>(app: App, call: C, answer: Answering<NoInfer<C>>): void {
  routeByMethod(app, call, answer, {});
}

function routeByMethod<C extends Call>(
  app: App,
  call: C,
  answer: Answering<NoInfer<C>>,
  config: FastifyContextConfig,
): void {
  const { method, kept, parameters, description } = call;
  app.route({
    ...routeOf(call, answer, method),
    config: { ...configOf(call), ...config, ...(kept !== "never" && { sharedForSeconds: kept.seconds }) },
    schema: {
      ...schemaOf(call, description),
      ...(method === "GET" ? { querystring: parameters } : { body: parameters }),
    },
  });
}

const BY_BODY = "The same as by GET, with the parameters in a flat JSON body. The answer is not cached.";

/**
 * A call of the sky, by GET and by POST; pages of origins that the operator names may ask it. The body is read as if it
 * were the query.
 */
export function answerOpenCall<C extends Call>(app: App, call: C, answer: Answering<NoInfer<C>>): void {
  routeByMethod(app, call, answer, { isCrossOrigin: true });
  app.route({
    ...routeOf(call, answer, "POST"),
    config: { ...configOf(call), isCrossOrigin: true },
    schema: { ...schemaOf(call, BY_BODY), body: call.parameters },
    validatorCompiler: () => flatBodyJudge(call.parameters),
  });
}

function routeOf<C extends Call>({ path, media }: C, answer: Answering<NoInfer<C>>, method: Call["method"]) {
  return {
    method,
    url: path,
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      // Read by the call's own schema.
      const asked = (method === "GET" ? request.query : request.body) as RequestOf<C>;
      const answered = await answer(asked, reply);
      if (media) asMedia(reply, media);
      return answered;
    },
  };
}

const schemaOf = ({ tag, summary, response, media }: Call, description: string | undefined) => ({
  tags: [tag],
  summary,
  ...(description !== undefined && { description }),
  response: {
    200: media ? { description: media.description, content: { [media.type]: { schema: response } } } : response,
    ...refusalShapes,
  },
});

const configOf = ({ price }: Call): FastifyContextConfig => (price === undefined ? {} : { rateLimit: pricedAs(price) });

function asMedia(reply: FastifyReply, { type, fileName }: Media): void {
  reply.type(`${type}; charset=utf-8`);
  if (fileName !== undefined) reply.header("content-disposition", `inline; filename="${fileName}"`);
}
