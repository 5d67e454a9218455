/** What one lets others know: a line about oneself, the languages one speaks, and who may see one's page. */
import { useState } from "react";
import { Choices } from "../../design/components/choices.tsx";
import { Button, LinkButton, TextField, toast } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { ProfileReply } from "../../protocol/wire.ts";
import { get, post } from "../api.ts";
import { playerHref } from "../ratings/ratings.ts";
import { useSession } from "../session.ts";
import { useLoad } from "../useLoad.ts";
import { Languages } from "./Languages.tsx";
import { Refused } from "./Refused.tsx";
import { useAsked } from "./useAsked.ts";

const VISIBILITIES = ["everybody", "played", "nobody"];

function Form({ kept }: { readonly kept: ProfileReply }) {
  const text = useText();
  const { isBusy, error, ask } = useAsked();
  const [about, setAbout] = useState(kept.about);
  const [languages, setLanguages] = useState(kept.languages);
  const [visibility, setVisibility] = useState(kept.visibility);
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        ask(() => post("/api/profile", { about, visibility, languages }).then(() => toast(text("profile-kept"))));
      }}
    >
      <TextField
        label={text("profile-about")}
        help={text("profile-about-help")}
        value={about}
        onChange={setAbout}
        maxLength={200}
        autoComplete="off"
      />
      <Languages chosen={languages} onChange={setLanguages} />
      <Choices
        label={text("profile-visibility")}
        value={visibility}
        onChange={(chosen) => setVisibility(chosen)}
        choices={VISIBILITIES.map((value) => ({ value, label: text(`profile-visibility-${value}`) }))}
      />
      <div>
        <Button type="submit" isDisabled={isBusy}>
          {text("profile-keep")}
        </Button>
      </div>
      <Refused error={error} />
    </form>
  );
}

export function Profile() {
  const text = useText();
  const session = useSession();
  const kept = useLoad("profile", () => get<ProfileReply>("/api/profile"));
  if (kept.status !== "ready") return null;
  return (
    <section aria-labelledby="profile" className="stack">
      <h2 id="profile">{text("profile")}</h2>
      {session?.guest ? (
        <div>
          <LinkButton href={playerHref(session.guest)}>{text("profile-page")}</LinkButton>
        </div>
      ) : null}
      <Form kept={kept.value} />
    </section>
  );
}
