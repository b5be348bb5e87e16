import { t } from "../../content/words.ts";
import { CourseMap } from "./CourseMap.tsx";

const voyage = { nationality: "Filipino", destination: "Norway" };
const marks = { all: 4, passed: 2, isOver: false };

/** Shows somebody who asks for a code what the code leads to. Its styles are `course` and `map`. */
export const CourseExample = () => (
  <section className="navy course-example">
    <h2>{t("track.example.title")}</h2>
    <p>{t("track.example.text")}</p>
    <CourseMap voyage={voyage} marks={marks} />
  </section>
);
