# PostgreSQL as the image postgres:17 of compose.yaml has it: the image of the commands has the programs of this version.
ARG NODE_IMAGE
FROM $NODE_IMAGE
RUN mkdir /etc/postgresql-common && echo create_main_cluster=false >/etc/postgresql-common/createcluster.conf \
  && apt-get update && apt-get install -y --no-install-recommends postgresql-17
ENV PATH=$PATH:/usr/lib/postgresql/17/bin PGDATA=/var/lib/postgresql/data
COPY tests/beside/database-start.sh /usr/local/bin/database-start
RUN mkdir -p $PGDATA /docker-entrypoint-initdb.d && chown postgres:postgres $PGDATA && chmod 700 $PGDATA
USER postgres
VOLUME /var/lib/postgresql/data
ENTRYPOINT ["sh", "/usr/local/bin/database-start"]
CMD ["postgres"]
